const numbers = (version) => version.split('.').map(Number);

/** Whether a version such as 1.4.0 is in a range such as ^1.2.0, the one kind of range that a remote may name. */
function isIn(range, version) {
  const [major, minor, patch] = numbers(range.slice(1));
  const [itsMajor, itsMinor, itsPatch] = numbers(version);
  return itsMajor === major && (itsMinor > minor || (itsMinor === minor && itsPatch >= patch));
}

/**
 * The first shared library of which a remote needs another version than the shell provides; undefined if all match.
 * `version` is undefined if the shell does not provide the library.
 */
export function findIncompatibleLibrary(needs = {}, carries = {}) {
  return Object.entries(needs)
    .map(([library, range]) => ({ library, range, version: carries[library] }))
    .find(({ range, version }) => !version || !isIn(range, version));
}
