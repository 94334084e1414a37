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
  ['usable after, ms', ({ usable }) => whole(usable)],
  ...weights.map(([name, key, write]) => [`first visit: ${name}`, ({ first }) => write(first[key])]),
  ...weights.map(([name, key, write]) => [`second visit: ${name}`, ({ second }) => write(second[key])]),
  ...scores.map(([name, key, write]) => [name, ({ lighthouse }) => (lighthouse ? write(lighthouse[key]) : '-')]),
];

/** One table: the product and the single build. `measured` holds { page, kaaj, one } of each page. */
export function table(measured) {
  const rows = measured.flatMap(({ page, kaaj, one }) =>
    figures.map(([name, read]) => `| ${page} | ${name} | ${read(kaaj)} | ${read(one)} |`),
  );
  return ['| page | figure | Kaaj | one application |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The two figures to watch: how much more JavaScript a first visit takes, and how much later it can be used. */
export function ratios(measured) {
  const rows = measured.map(({ page, kaaj, one }) => {
    const weight = (kaaj.first.js / one.first.js).toFixed(2);
    return `| ${page} | ${weight} | ${whole(kaaj.usable)} | ${whole(one.usable)} |`;
  });
  return [
    '| page | JavaScript, of the one application | usable after, ms | the one application, ms |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
