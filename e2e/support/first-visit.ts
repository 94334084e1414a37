import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const root = join(__dirname, '../..');
const shell = join(root, 'shell', 'dist');
const remote = join(root, 'mfe-public', 'dist');

interface Remote {
  readonly entry: string;
  readonly first: {
    readonly all: readonly string[];
    readonly texts: { readonly en: readonly string[] };
    readonly pages: Readonly<Record<string, readonly string[]>>;
    readonly shared: Readonly<Record<string, readonly string[]>>;
  };
}

interface ShellFiles {
  readonly texts: { readonly en: readonly string[] };
  readonly shared: Readonly<Record<string, readonly string[]>>;
}

const published = () => JSON.parse(readFileSync(join(remote, 'remote.json'), 'utf8')) as Remote;

/** The facts about the shell's build for the script in the head. */
function shellFiles(): ShellFiles {
  const head = readdirSync(shell).find((name) => /^head\.\w+\.js$/.test(name)) ?? '';
  const facts = /window\.shellFiles=(\{.*?\}\})/.exec(readFileSync(join(shell, head), 'utf8'))?.[1];
  if (!facts) throw new Error(`${head} does not say what the shell's files are`);
  return runInNewContext(`(${facts})`) as ShellFiles;
}

/** The paths of first visits. */
export const visitorPages = () => Object.keys(published().first.pages);

/** The scripts of a first visit in English: those of the document, and those that its head preloads. */
export function firstVisitOf(path: string): readonly string[] {
  const { entry, first } = published();
  const { texts, shared } = shellFiles();
  const document = readFileSync(join(shell, 'app.html'), 'utf8');
  const ofDocument = [...document.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');
  const borrowed = (first.shared[path] ?? []).flatMap((name) => shared[name] ?? []);
  const ofShell = [...ofDocument, ...texts.en, ...borrowed].map((file) => join(shell, file));
  const ofRemote = [entry, ...first.all, ...first.texts.en, ...(first.pages[path] ?? [])].map((file) =>
    join(remote, file),
  );
  return [...new Set([...ofShell, ...ofRemote])].filter((file) => file.endsWith('.js'));
}

/** Their size over the wire: brotli where the build has it. */
export const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => {
    const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
    return sum + (compressed ?? statSync(file)).size;
  }, 0);
