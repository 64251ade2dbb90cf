"""One moment of a page: what is read is what is clicked, as nothing changes in between.

The page says on its root when it is at rest (`data-rest`) and which version of a match it shows
(`data-version`); these scripts wait for that, and for nothing else.
"""

from __future__ import annotations

PATIENCE = 120_000.0
"""Milliseconds after which what must come is not awaited any more: no test depends on them."""

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

AIM = """async (element) => {
    // what is clicked where one has just clicked counts as late as what is new in the strip
    const {left, right, top, bottom} = element.getBoundingClientRect();
    const {x: across, y: down} = window.struck ?? {x: -99, y: -99};
    const twice = element.matches('.spot') && across > left - 30 && across < right + 30
        && down > top - 30 && down < bottom + 30;
    const strip = element.closest('section.now')
        ?? (twice ? document.querySelector('section.now') : null);
    if (strip && 'fresh' in strip.dataset) await new Promise((ready) => {
        const watch = new MutationObserver(() => {
            if ('fresh' in strip.dataset) return;
            watch.disconnect();
            ready();
        });
        watch.observe(strip, {attributes: true});
    });
    const own = (at) => element.matches('.spot')
        ? at?.closest('.spot') === element
        : !!at && element.contains(at);
    if (!element.checkVisibility({visibilityProperty: true})) return {why: 'it cannot be seen'};
    if (element.disabled) return {why: 'it cannot be chosen'};
    const version = document.documentElement.dataset.version;
    window.hit = new Promise((resolve, reject) => {
        const end = setTimeout(() => reject(new Error('no click came')), PATIENCE);
        window.addEventListener('click', ({target, clientX, clientY}) => {
            clearTimeout(end);
            window.struck = {x: clientX, y: clientY};
            const now = document.documentElement.dataset.version;
            const other = `${target.outerHTML.slice(0, 200)} at version ${now}, not ${version}`;
            resolve(own(target) && now === version ? '' : other);
        }, {capture: true, once: true});
    });
    window.hit.catch(() => {});
    for (const block of [null, 'nearest', 'start', 'center', 'end']) {
        if (block) element.scrollIntoView({block, inline: block});
        const box = element.getBoundingClientRect();
        for (const parts of [1, 6, 20])
            for (let row = 0; row <= parts; row++) for (let column = 0; column <= parts; column++) {
                const x = box.left + box.width * (parts === 1 ? 0.5 : column / parts);
                const y = box.top + box.height * (parts === 1 ? 0.5 : row / parts);
                if (own(document.elementFromPoint(x, y))) return {x, y};
            }
    }
    const box = element.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {why: `nothing of it is to be seen below ${over?.outerHTML.slice(0, 200)}`};
}""".replace("PATIENCE", str(PATIENCE))
"""Finds where an element can be hit, once it counts, and notices what the next click hits."""


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
