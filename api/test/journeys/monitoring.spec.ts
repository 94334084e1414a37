import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { describeOnEachDatabase, TestApp } from '../test-app';

const fileOf = (path: string) => readFileSync(resolve(__dirname, '../../..', path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const rules = (parse(fileOf('deploy/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(fileOf('deploy/monitoring/dashboard.json')) as { panels: Panel[] };

/** The metrics that an expression reads; a histogram stands for its three series. */
const namesIn = (expression: string): readonly string[] => expression.match(/\bkaaj_\w+/g) ?? [];

describeOnEachDatabase('the files for monitoring', (engine) => {
  let testApp: TestApp;
  let known: ReadonlySet<string>;
  let lines: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    await testApp.admin();
    await testApp.runJobs();
    lines = (await testApp.visitor().get('/metrics')).text;
    const typed = [...lines.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    known = new Set(
      typed.flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      ),
    );
  });
  afterAll(() => testApp.close());

  it.each(rules)('use existing metrics in $alert', ({ alert, expr, labels, annotations }) => {
    expect(alert).toMatch(/^Kaaj\w+$/);
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(10);
    expect(annotations.description.length).toBeGreaterThan(10);
    const names = namesIn(expr);
    expect(names.length > 0 || expr.startsWith('up{job="kaaj"}')).toBe(true);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(panels.filter(({ type }) => type !== 'row'))('use existing metrics in the panel “$title”', (panel) => {
    const names = (panel.targets ?? []).flatMap(({ expr }) => namesIn(expr));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('name each alert and panel once', () => {
    for (const names of [rules.map(({ alert }) => alert), panels.map(({ id }) => id), panels.map(({ title }) => title)])
      expect(new Set<string | number>(names).size).toBe(names.length);
  });

  it('have every metric of the product on the dashboard', () => {
    const own = [...known].filter((name) => !/^kaaj_(process|nodejs)_/.test(name));
    const shown = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr))));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('select labels that metrics have', () => {
    const selected = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ];
    for (const [, name = '', label = ''] of selected.join('\n').matchAll(/\b(kaaj_\w+)\{(\w+)/g))
      expect(lines).toMatch(new RegExp(`^${name}\\{(?:.*,)?${label}="`, 'm'));
  });

  it('are documented in docs/operate.md, which names existing metrics only', () => {
    const listed = new Set(
      fileOf('docs/operate.md')
        .match(/`kaaj_\w+/g)
        ?.map((name) => name.slice(1)),
    );
    const plain = new Set([...known].map((name) => name.replace(/_(bucket|sum|count)$/, '')));
    expect([...listed].filter((name) => !known.has(name) && !plain.has(name))).toEqual([]);
  });
});
