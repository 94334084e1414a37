import { UserError } from './user-error.mjs';

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony', 'aix', 'sunos', 'netbsd', 'openbsd'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** The platform that a prebuilt binary's package is for, read from its name, in the lock file's own fields. */
export function platformOf(name) {
  const parts = name.replace('linuxmusl', 'linux-musl').split(/[-/]/);
  const os = systems.find((each) => parts.includes(each));
  const cpu = processors.find((each) => parts.includes(each));
  if (!cpu || (!os && cpu !== 'wasm32')) {
    throw new UserError(`${name}: its name does not tell its platform; add it to package-lock.json by hand.`);
  }
  const musl = parts.some((part) => part.startsWith('musl'));
  const libc = musl ? 'musl' : parts.some((part) => part.startsWith('gnu')) ? 'glibc' : undefined;
  return { cpu: [cpu], ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

/** Where Node would resolve `name` from the package at `path` in the lock file, nearest first. */
function placesFor(path, name) {
  const inside = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (path === '') return [inside];
  const cut = path.lastIndexOf('/node_modules/');
  const outer = cut >= 0 ? path.slice(0, cut) : '';
  return [inside, ...placesFor(outer, name)];
}

/** Optional parts that some package names and the lock file does not hold: [{ path, name, version, dev }]. */
export function missingOptionals(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev, devOptional }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesFor(path, name).some((place) => packages[place]))
      .map(([name, version]) => ({ path, name, version, dev: dev || devOptional })),
  );
}

/** The lock file's packages with an entry for each missing optional part, and the names of those that were added. */
export function withOptionalPackages(packages) {
  const missing = missingOptionals(packages);
  const additions = missing.map(({ path, name, version, dev }) => {
    if (!/^\d/.test(version))
      throw new UserError(`${path} wants ${name} ${version}: only exact versions can be added.`);
    const beside = path.slice(0, path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { cpu, ...platform } = platformOf(name);
    return [`${beside}${name}`, { version, cpu, ...(dev && { dev: true }), optional: true, ...platform }];
  });
  const all = [...Object.entries(packages).map(withoutAddress), ...additions];
  all.sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { packages: Object.fromEntries(all), added: missing.map(({ name, version }) => `${name}@${version}`) };
}

function withoutAddress([path, entry]) {
  const { resolved, ...rest } = entry;
  return [path, resolved === undefined || entry.link ? entry : rest];
}
