const oldest = [20, 19];

/** One line that names the required Node version, or undefined if this one is supported. */
export function nodeVersionError(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined;
  return `Kaaj needs Node ${oldest.join('.')} or newer; this is ${version}.`;
}
