const kinds = { 'text/javascript': 'js', 'application/javascript': 'js', 'text/css': 'css', 'font/woff2': 'fonts' };

/** Records the bytes of a page's requests on the wire, headers included; cached responses count zero. */
async function noteWeights(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map();
  const weights = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const cached = response.fromDiskCache || response.fromPrefetchCache;
    if (!cached) types.set(requestId, response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.has(requestId)) weights.push({ kind: kinds[types.get(requestId)], bytes: encodedDataLength });
  });
  return weights;
}

const sum = (weights) => weights.reduce((total, { bytes }) => total + bytes, 0);

async function visit(context, address) {
  const page = await context.newPage();
  const weights = await noteWeights(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  const of = (kind) => sum(weights.filter((each) => each.kind === kind));
  return { js: of('js'), css: of('css'), fonts: of('fonts'), all: sum(weights), requests: weights.length };
}

/** The cost of a first visit to this page, and of the next visit with the browser's cache. */
export async function measureTransfer(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    return { first: await visit(context, address), second: await visit(context, address) };
  } finally {
    await context.close();
  }
}
