"""How the report looks: light or dark as its reader likes it, on a desk and on a phone."""

STYLE = """
:root { --ink: #2b2118; --quiet: #6b5b4b; --paper: #fdfaf3; --line: #ddd0ba; --bar: #b4562a;
  --spread: #8a6a4a; --won: #d8ecd9; --lost: #f6dcd5; --mark: #b9a58a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0e8da; --quiet: #b8a993; --paper: #1d1813; --line: #453a2e; --bar: #e58a57;
    --spread: #c9a67f; --won: #24452c; --lost: #532a20; --mark: #6b5b4b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p { margin: .4rem 0; } .note { color: var(--quiet); font-size: .9rem; max-width: 46rem; }
a { color: var(--bar); } code { font-size: .9em; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem .3rem 0; text-align: left; vertical-align: top; }
thead th { color: var(--quiet); font-weight: 500; font-size: .9rem; }
tbody tr { border-top: 1px solid var(--line); }
table:not(.cross) td:not(:nth-child(2)) { white-space: nowrap; }
.cross td, .cross th { padding: .4rem .6rem; text-align: center; }
.cross th[scope=row] { text-align: left; font-weight: 600; }
.cross small { display: block; color: var(--quiet); font-size: .75rem; white-space: nowrap; }
.won { background: var(--won); } .lost { background: var(--lost); } .none { color: var(--quiet); }
.plots { display: grid; gap: 1rem 2rem; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
  margin-top: 1.5rem; }
figure { margin: 0; } figcaption { color: var(--quiet); font-size: .9rem; }
svg { width: 100%; height: auto; max-width: 34rem; display: block;
  font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .name { text-anchor: end; } svg .value { font-size: 11px; }
svg .tick { text-anchor: middle; fill: var(--quiet); font-size: 11px; }
svg .grid { stroke: var(--line); } svg .mark { stroke: var(--mark); stroke-dasharray: 3 3; }
svg .spread { stroke: var(--spread); stroke-width: 2; }
svg .dot, svg .bar { fill: var(--bar); }
summary { cursor: pointer; color: var(--quiet); margin: .5rem 0; }
"""
