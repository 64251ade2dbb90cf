"""One moment of a page: what is read is what is clicked, as nothing changes in between.

The page says on its root when it is at rest (`data-rest`) and which version of a match it shows
(`data-version`); these scripts wait for that, and for nothing else.
"""

from __future__ import annotations

PATIENCE = 120_000.0
"""Milliseconds after which what must come is not awaited any more: no test depends on them."""

CLOCK = """() => {
    let waited = 0;
    window.waitLongEnough = () => { waited += 1000; };
    const now = performance.now.bind(performance);
    performance.now = () => now() + waited;
    const {get: when} = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
    Object.defineProperty(Event.prototype, 'timeStamp', {
        configurable: true,
        get() { return when.call(this) + waited; },
    });
}"""
"""A clock that a test moves on before it clicks, so that the page takes it for somebody who has
looked first: what follows sooner may be the second one of two clicks (`strip/guard.ts`), and it is
for whoever clicks without moving it on."""

WAIT = """(so, what) => new Promise((resolve, reject) => {
    const root = document.documentElement;
    const at = () => `${root.dataset.rest} at version ${root.dataset.version}`;
    if (so(root.dataset)) return resolve();
    const watch = new MutationObserver(() => {
        if (!so(root.dataset)) return;
        watch.disconnect();
        clearTimeout(end);
        resolve();
    });
    watch.observe(root, {attributes: true});
    const end = setTimeout(() => reject(new Error(`${what}: the page is ${at()}`)), PATIENCE);
})""".replace("PATIENCE", str(PATIENCE))
"""Waits until the root of the page says something."""

REST = f"({WAIT})(({{rest}}) => rest === 'yes', 'the page does not come to rest')"
"""Waits until the page is at rest."""

REACH = f"""async (least) => {{
    const there = ({{rest, version}}) => rest === 'yes' && Number(version) >= least;
    await ({WAIT})(there, `not at rest at version ${{least}}`);
    return Number(document.documentElement.dataset.version);
}}"""
"""Waits until the page is at rest at a version or a later one, and says which."""

SEES = (
    f"(least) => ({WAIT})(({{version}}) => Number(version) >= least, `not at version ${{least}}`)"
)
"""Waits until the page has a version, at rest or not."""

WITNESS = """([css, words]) => {
    window.witness = new Promise((resolve, reject) => {
        const end = setTimeout(() => reject(new Error(`nobody saw ${words}`)), PATIENCE);
        const look = () => {
            const here = [...document.querySelectorAll(css)];
            if (!here.some((each) => each.innerText.includes(words))) return false;
            watch.disconnect();
            clearTimeout(end);
            resolve((SCRIPT)());
            return true;
        };
        const watch = new MutationObserver(look);
        watch.observe(document, {subtree: true, childList: true, characterData: true});
        look();
    });
    window.witness.catch(() => {});
}""".replace("PATIENCE", str(PATIENCE))
"""Watches for what is there for a while only, and notes what can be read in that moment."""

GO = """(way) => new Promise((resolve) => {
    const goal = new URL(way, location.href);
    if (goal.hash === location.hash) return resolve();
    addEventListener('hashchange', () => resolve(), {once: true});
    location.hash = goal.hash;
})"""
"""Goes to another address of the page that is open."""

AIM = """(element) => {
    const own = (at) => element.matches('.spot')
        ? at?.closest('.spot') === element
        : !!at && element.contains(at);
    if (!element.checkVisibility({visibilityProperty: true})) return {why: 'it cannot be seen'};
    if (element.disabled) return {why: 'it cannot be chosen'};
    const version = document.documentElement.dataset.version;
    window.hit = new Promise((resolve, reject) => {
        const end = setTimeout(() => reject(new Error('no click came')), PATIENCE);
        window.addEventListener('click', ({target}) => {
            clearTimeout(end);
            const now = document.documentElement.dataset.version;
            const other = `${target.outerHTML.slice(0, 200)} at version ${now}, not ${version}`;
            resolve(own(target) && now === version ? '' : other);
        }, {capture: true, once: true});
    });
    window.hit.catch(() => {});
    const find = () => {
        const blocks = [null, 'nearest', 'start', 'center', 'end'], grids = [1, 6, 20];
        // whoever sees the edge of a button brings all of it into view, but leaves the board alone
        const tries = element.matches('.spot')
            ? blocks.flatMap((block) => grids.map((parts) => [block, parts]))
            : grids.flatMap((parts) => blocks.map((block) => [block, parts]));
        for (const [block, parts] of tries) {
            if (block) element.scrollIntoView({block, inline: block});
            const box = element.getBoundingClientRect();
            for (let row = 0; row <= parts; row++) for (let at = 0; at <= parts; at++) {
                const x = box.left + box.width * (parts === 1 ? 0.5 : at / parts);
                const y = box.top + box.height * (parts === 1 ? 0.5 : row / parts);
                if (own(document.elementFromPoint(x, y))) return {x, y};
            }
        }
        return null;
    };
    const found = find();
    if (found) {
        window.waitLongEnough();
        return found;
    }
    const box = element.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {why: `nothing of it is to be seen below ${over?.outerHTML.slice(0, 200)}`};
}""".replace("PATIENCE", str(PATIENCE))
"""Finds where an element can be hit by whoever has looked long enough, and notices what the next
click hits."""


def witness(script: str) -> str:
    """Return a script that watches for something, and keeps what another one finds then."""
    return WITNESS.replace("SCRIPT", script)


def at_rest(script: str) -> str:
    """Return a script that reads something at the very moment when the page has come to rest."""
    return f"async (arg) => {{ await {REST}; return ({script})(arg); }}"


def uncovered(script: str) -> str:
    """Return a script that does so when notices, which lie over the page, have been put away."""
    return f"""async (arg) => {{
        await {REST};
        const notices = document.querySelectorAll('.notice button:not(.more)');
        notices.forEach((each) => each.click());
        if (notices.length) await new Promise((drawn) => setTimeout(drawn));
        await {REST};
        return ({script})(arg);
    }}"""
