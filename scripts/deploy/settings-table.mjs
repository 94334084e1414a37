import { toJSONSchema } from 'zod';

const begin = '<!-- settings: written by npm run docs:settings from api/src/config.ts -->';
const end = '<!-- end of settings -->';

/** One row of a table for each setting: its name, its default, what it takes and what it means. */
function rowsOf(settings) {
  const { properties } = toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, setting]) => [
    `\`${name}\``,
    defaultOf(setting),
    takes(setting) + (setting.description ?? ''),
  ]);
}

const defaultOf = ({ default: value }) => (value === undefined || value === '' ? '' : `\`${value}\``);

function takes({ enum: choices, minimum, maximum, pattern, minLength }) {
  if (choices) return `${choices.map((choice) => `\`${choice}\``).join(', ')}: `;
  if (minimum !== undefined && maximum < Number.MAX_SAFE_INTEGER) return `${minimum} to ${maximum}: `;
  return minLength > 1 && !pattern ? `at least ${minLength} characters: ` : '';
}

/** Columns of equal width, as the formatter requires. */
function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n');
}

/** The page with its table of settings brought up to date; everything around it stays as it is. */
export function withSettings(page, settings) {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error('The page has no place for the settings.');
  const table = aligned([['setting', 'default', 'what it is'], ...rowsOf(settings)]);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
