/**
 * The page's scripts are in this template and are nobody's concern while the page is being shown: on a slow line they
 * would share it with the pictures, on a slow phone the processor too.
 */
export const SCRIPTS_ID = 'scripts';

/**
 * An inline script behind that template. It puts the scripts to work once the page is loaded and painted (the picture
 * that the eye meets first too, where the browser tells it), at once when
 * somebody does anything (but not before all of the page is there), and after 2.5 s in any case: a picture that hangs
 * keeps nobody from the cart. It leaves in the template what only it can know: in `data-address` the address that the page
 * was fetched from, in `pressed` the buttons that were pressed in vain, in their order. A form
 * that says neither where it goes nor that it only asks (`method="get"`) is a script's: it is not sent before. A pointer
that lies still moves nothing: browsers tell of it when something appears under it.
 */
export const lateStart = `(d=>{let s=d.getElementById("${SCRIPTS_ID}"),t=s.content,b=()=>d.readyState=="loading"?addEventListener("DOMContentLoaded",b):d.head.append(t),f=requestAnimationFrame,p=()=>f(()=>f(()=>setTimeout(b)));s.dataset.address=location.href;s.pressed=[];addEventListener("click",e=>{let p=e.target.closest?.("button[type=button]");p&&s.pressed?.push(p)},!0);addEventListener("submit",e=>{let m=e.target,p=s.pressed;p&&!m.hasAttribute("action")&&m.getAttribute("method")!="get"&&(e.preventDefault(),e.submitter&&p.push(e.submitter))},!0);addEventListener("load",()=>{let i=d.querySelector("img[fetchpriority=high]"),o=self.PerformanceObserver,type="largest-contentful-paint";i&&i.getBoundingClientRect().top<innerHeight&&o?.supportedEntryTypes?.includes(type)?(new o(l=>l.getEntries().some(e=>e.element==i)&&p()).observe({type,buffered:!0}),setTimeout(b,500)):p()});setTimeout(b,2500);for(let e of["pointerdown","pointermove","touchstart","keydown","focusin","scroll","popstate"])addEventListener(e,v=>{v.type=="pointermove"&&!v.movementX&&!v.movementY||b()},{capture:!0,passive:!0})})(document)`;
