import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 12;

/** The beginning of a message, as long as one takes in at the end of a long run. */
const beginning = (message) =>
  stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, MOST_LINES).join('\n');

/**
 * What failed in a report of jest (--json): the name of each test and how its message begins; a file that could not run counts
 * as one.
 *
 * @param {Record<string, any>} report
 * @returns {{ title: string, message: string }[]}
 */
export function failuresOfJest({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return message && assertionResults.length === 0 ? [{ title: name, message: beginning(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      message: beginning(failureMessages.join('\n')),
    }));
  });
}

/**
 * What failed in a report of Playwright (--reporter=json), and what went wrong outside its tests.
 *
 * @param {Record<string, any>} report
 * @returns {{ title: string, message: string }[]}
 */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  const ofSuite = ({ title, suites: inner = [], specs = [] }) =>
    [...inner.flatMap(ofSuite), ...specs.filter(({ ok }) => !ok).map(ofSpec)].map((failure) => ({
      ...failure,
      title: [title, failure.title].filter(Boolean).join(' › '),
    }));
  const ofSpec = ({ title, tests }) => ({
    title,
    message: beginning(
      tests
        .flatMap(({ results }) => results.flatMap((result) => result.errors))
        .map(({ message }) => message)
        .join('\n'),
    ),
  });
  return [
    ...suites.flatMap(ofSuite),
    ...errors.map(({ message }) => ({ title: 'outside the tests', message: beginning(message) })),
  ];
}
