import { readFile } from 'node:fs/promises';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { UserError } from './user-error.mjs';

const ORIGIN = 'http://kaaj.invalid';
const TIMEOUT_MS = 30_000;

class BuiltFiles extends ResourceLoader {
  constructor(fileOf) {
    super();
    this.fileOf = fileOf;
  }

  fetch(address) {
    return address.endsWith('.css') ? Promise.resolve(Buffer.alloc(0)) : readFile(this.fileOf(pathOf(address)));
  }
}

const pathOf = (address) => new URL(address, ORIGIN).pathname;

/** There is no API at build time: the visitor's browser loads its data. */
const answerNothing = () => new Promise(() => undefined);

const fetchFrom = (remotes) => (address) =>
  pathOf(address) === '/remotes.json' ? Promise.resolve(Response.json({ remotes })) : answerNothing();

/** Node's fetch needs absolute URLs. */
class PageRequest extends Request {
  constructor(address, options) {
    super(typeof address === 'string' ? new URL(address, ORIGIN) : address, options);
  }
}

/** Node's own would keep the process alive. */
class Channel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}

class NoopApi {
  addEventListener() {}
  removeEventListener() {}
  postMessage() {}
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Browser APIs that jsdom lacks; none affects the first render. */
function fillGaps(window, remotes) {
  Object.assign(window, {
    fetch: fetchFrom(remotes),
    Request: PageRequest,
    Response,
    Headers,
    MessageChannel: Channel,
  });
  Object.assign(window, { TextEncoder, TextDecoder, ReadableStream, AbortController, AbortSignal });
  Object.assign(window, { BroadcastChannel: NoopApi, IntersectionObserver: NoopApi, ResizeObserver: NoopApi });
  window.matchMedia = () => Object.assign(new NoopApi(), { matches: false });
  window.scrollTo = () => undefined;
}

async function until(found, what) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!found()) {
    if (Date.now() > deadline) throw new UserError(`Rendering the public pages: ${what} did not come.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Opens the shell's page `template` at `path` with built files, as a browser would. Returns the result of `ask`, called
 * with its window, and the addresses of the loaded stylesheets. `remotes` are live, `fileOf` returns the file of an
 * address. Throws UserError.
 */
export async function prerenderInJsdom({ template, path, language, remotes, fileOf }, ask) {
  const page = template.replace('<div id="root">', '<div id="root" data-render>');
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', ({ message }) => console.error(message));
  const { window } = new JSDOM(page, {
    url: ORIGIN + path,
    runScripts: 'dangerously',
    resources: new BuiltFiles(fileOf),
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (window) => {
      fillGaps(window, remotes);
      window.localStorage.setItem('kaaj.language', language);
    },
  });
  try {
    await until(() => window.renderPage, 'the renderer');
    const answer = await ask(window);
    return {
      answer,
      sheets: [...window.document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => pathOf(href)),
    };
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${path} could not be rendered: ${error.message}`);
  } finally {
    window.close();
  }
}
