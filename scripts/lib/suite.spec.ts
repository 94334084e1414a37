import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { complaintAboutNode } from './node-version.mjs';
import { schedule } from './schedule.mjs';
import { select } from './select.mjs';

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(complaintAboutNode(version)).toBeUndefined();
  });

  it.each(['20.18.9', '18.20.0', '8.1.0'])('%s is refused in one line that names it', (version) => {
    expect(complaintAboutNode(version)).toMatch(new RegExp(`^[^\\n]*20\\.19[^\\n]*${version}[^\\n]*$`));
  });
});

describe('choosing steps', () => {
  const steps = ['lint', 'e2e-sqlite', 'e2e-mariadb'].map((name) => ({ name }));

  it('takes all without a word, and those that begin with one', () => {
    expect(select(steps, [])).toEqual(steps);
    expect(select(steps, ['e2e', 'lint'])).toEqual(steps);
    expect(select(steps, ['e2e-m']).map(({ name }) => name)).toEqual(['e2e-mariadb']);
  });

  it('refuses a word that means no step, so that nothing passes by running nothing', () => {
    expect(() => select(steps, ['lint', 'tpyes'])).toThrow('tpyes');
  });
});

describe('the schedule', () => {
  it('runs two at a time in their order, and those that want the machine alone after them one by one', async () => {
    const jobs = ['a', 'b', 'c', 'x', 'y'].map((name) => ({ name, alone: name > 'd' }));
    const now = new Set<string>();
    const seen: string[] = [];
    const results = await schedule(jobs, async ({ name }: { name: string }) => {
      now.add(name);
      seen.push([...now].join(''));
      await new Promise((resolve) => setTimeout(resolve, name === 'a' ? 30 : 10));
      now.delete(name);
      return name;
    });
    expect(results).toEqual(['a', 'b', 'c', 'x', 'y']);
    expect(seen).toEqual(['a', 'ab', 'ac', 'x', 'y']);
  });
});

describe('what failed, as it is told at the end of a run', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');

  it('names each test of jest that failed, with the beginning of its message, and files that could not run', () => {
    const report = {
      testResults: [
        {
          name: 'a.spec.ts',
          message: long,
          assertionResults: [
            { status: 'passed', fullName: 'coins stay', failureMessages: [] },
            { status: 'failed', fullName: 'coins move once', failureMessages: [`\u001b[2m${long}\u001b[22m`] },
          ],
        },
        { name: 'b.spec.ts', message: 'Cannot find module', assertionResults: [] },
        { name: 'c.spec.ts', message: '', assertionResults: [] },
      ],
    };
    const [first, second, ...more] = failuresOfJest(report);
    expect(first?.title).toBe('coins move once');
    expect(first?.message.split('\n')).toEqual(long.split('\n').slice(0, 12));
    expect(second).toEqual({ title: 'b.spec.ts', message: 'Cannot find module' });
    expect(more).toEqual([]);
  });

  it('names each test of Playwright that failed, with the groups it stands in', () => {
    const spec = (title: string, ...messages: string[]) => ({
      title,
      ok: messages.length === 0,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const report = {
      suites: [
        {
          title: 'public/sessions.spec.ts',
          specs: [spec('stands alone', 'gone')],
          suites: [{ title: 'the session', specs: [spec('begins'), spec('ends', 'too late', 'and twice')] }],
        },
      ],
      errors: [{ message: 'No browser' }],
    };
    expect(failuresOfPlaywright(report)).toEqual([
      { title: 'public/sessions.spec.ts › the session › ends', message: 'too late\nand twice' },
      { title: 'public/sessions.spec.ts › stands alone', message: 'gone' },
      { title: 'outside the tests', message: 'No browser' },
    ]);
  });
});
