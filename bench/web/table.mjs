const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
const whole = (value) => value.toFixed(0);

const weights = [
  ['JavaScript, KB', 'js', kilobytes],
  ['CSS, KB', 'css', kilobytes],
  ['fonts, KB', 'fonts', kilobytes],
  ['everything, KB', 'all', kilobytes],
  ['requests', 'requests', whole],
];
const scores = [
  ['Lighthouse performance', 'performance', whole],
  ['Lighthouse accessibility', 'accessibility', whole],
  ['Lighthouse best practices', 'best-practices', whole],
  ['Lighthouse SEO', 'seo', whole],
  ['first contentful paint, ms', 'fcp', whole],
  ['largest contentful paint, ms', 'lcp', whole],
  ['total blocking time, ms', 'tbt', whole],
  ['cumulative layout shift', 'cls', (value) => value.toFixed(3)],
];

const figures = [
  ...weights.map(([name, key, write]) => [`first visit: ${name}`, ({ first }) => write(first[key])]),
  ...weights.map(([name, key, write]) => [`second visit: ${name}`, ({ second }) => write(second[key])]),
  ...scores.map(([name, key, write]) => [name, ({ lighthouse }) => write(lighthouse[key])]),
];

/** One table, the product beside the one application. `measured` holds { page, kaaj, one } of each page. */
export function table(measured) {
  const rows = measured.flatMap(({ page, kaaj, one }) =>
    figures.map(([name, read]) => `| ${page} | ${name} | ${read(kaaj)} | ${read(one)} |`),
  );
  return ['| page | figure | Kaaj | one application |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
