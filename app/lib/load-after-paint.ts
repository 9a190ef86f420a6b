/** Stands in the place of `rel` where a link waits. */
export const LATER_REL = 'data-rel';

/** In the place of `module`, so that the script does not run. */
export const LATER_TYPE = 'later';

/**
 * At the latest 300 ms after the visitor has asked for the page: a fast line has had it painted by then. On a slow line
 * that time is over when the page arrives, and its links have to be parsed.
 */
const WAIT = 'Math.max(100,300-performance.now())';

/**
 * Runs in the head: has the page's scripts wait for its first paint, from which they would take line and processor, but not
 * for long. The links that wait stand before the body's first script, since that waits for the style sheet; those of
 * scripts go first. The script that imports them follows when the page has been parsed: it may be there in part before.
 * While the shop is developed no script waits, see `scripts/scripts-after-paint.ts`.
 */
export const loadAfterPaintScript = `(d=>{let g=()=>{let s=d.querySelector('[type=${LATER_TYPE}]');s?.replaceWith(Object.assign(d.createElement('script'),{type:'module',text:s.text}))};new Promise(r=>{new PerformanceObserver(r).observe({type:'paint'});setTimeout(r,${WAIT})}).then(()=>{for(let r of['modulepreload','preload'])for(let l of d.querySelectorAll('[${LATER_REL}='+r+']'))l.rel=r;d.readyState=='loading'?d.addEventListener('DOMContentLoaded',g):g()})})(document)`;
