import { firstVisitGroups, providedGroups, withShared } from './first-visit.mjs';

const LANGUAGES = ['en', 'bn'];

const filesOf = (groups) => [
  ...new Set(groups.flatMap((group) => group.getFiles()).filter((file) => /\.(js|css)$/.test(file))),
];

/**
 * What a page asks of the shell once its first script runs, for head/live-preloads.js to ask for before: `texts`, the files of the
 * shell's own catalogues by language, and `shared`, the files behind each shared module by its name, without those that every first
 * visit (the import matching `firstVisit`) fetches anyway.
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
