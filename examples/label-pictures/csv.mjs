/** Rows of a CSV file by the names in its first line. */
export function readCsv(text) {
  const [names = [], ...rows] = recordsOf(text);
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

/** Spreadsheets run cells that begin like this as formulas, and some content comes from workers. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value) => {
  const text = FORMULA.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A CSV file of these rows, under the names of the fields of the first. */
export function writeCsv(rows) {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((record) => `${record.map(cell).join(',')}\r\n`)
    .join('');
}

function recordsOf(text) {
  const records = [];
  let record = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
  for (const [, quoted, plain, end] of text.replace(/^\uFEFF/, '').matchAll(cells)) {
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    // A line without anything in it is none.
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
  }
  return records;
}
