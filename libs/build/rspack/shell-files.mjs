import { firstVisitGroups, providedGroups, withShared } from './first-visit.mjs';

const LANGUAGES = ['en', 'bn'];

const filesOf = (groups) => [
  ...new Set(groups.flatMap((group) => group.getFiles()).filter((file) => /\.(js|css)$/.test(file))),
];

/**
 * Files of the shell that a page needs after its first script, for preloading by head/live-preloads.js. `texts` are the
 * catalogues by language, and `shared` the files of each shared module. Files that every first visit (the import
 * matching `firstVisit`) loads anyway are left out.
 */
export function shellFiles({ chunkGroups: groups }, { firstVisit, catalogues }) {
  const holdsTexts = (group, language) =>
    group.origins.some(
      ({ module, request }) =>
        request?.endsWith(`${language}.json`) && catalogues.test(module?.nameForCondition() ?? ''),
    );
  const texts = LANGUAGES.map((language) => [language, filesOf(groups.filter((group) => holdsTexts(group, language)))]);
  const there = new Set(filesOf(firstVisitGroups({ chunkGroups: groups }, firstVisit)));
  const shared = [...providedGroups(groups)].map(([name, group]) => [
    name,
    filesOf(withShared([group], groups)).filter((file) => !there.has(file)),
  ]);
  return {
    texts: Object.fromEntries(texts),
    shared: Object.fromEntries(shared.filter(([, files]) => files.length > 0)),
  };
}
