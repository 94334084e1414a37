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
