const KILOBYTE = 1024;
/** A slow phone line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200 * KILOBYTE, uploadThroughput: 96 * KILOBYTE };

/** Records when React handles every button and link of the prerendered page. Runs in the page. */
function watch() {
  const taken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  (function look() {
    const controls = [...globalThis.document.querySelectorAll('header :is(a, button), main :is(a, button)')];
    if (controls.length > 0 && controls.every(taken)) globalThis.usableAfter = performance.now();
    else globalThis.requestAnimationFrame(look);
  })();
}

/** How long a first visit over a slow line (150 ms, 1.6 Mbit/s) takes until the page can be used, in ms. */
export async function timeToHydration(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(() => globalThis.usableAfter, undefined, { timeout: 60_000 });
    return await usable.jsonValue();
  } finally {
    await context.close();
  }
}
