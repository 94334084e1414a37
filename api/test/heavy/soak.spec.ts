import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describeOn, SERVER } from '../support/databases';
import { auditLedger } from '../support/ledger';
import { HEAVY } from '../support/sizes';
import { SteadyLoad } from './steady-load';
import { RemoteProduct } from './remote-product';

const PER_SECOND = 100;
const SECONDS = HEAVY ? 60 * Number(process.env['SOAK_MINUTES'] ?? 60) : 20;
const POLL_INTERVAL_MS = 250;

/** Part of the time, before the first window: caches and pools fill, and the V8 heap reaches its size. */
const WARM_UP = 0.2;
const WINDOW = 0.1;

/**
 * Twenty seconds in parallel with other tests are too short for V8 to reach its size, and for a meaningful rate. They
 * detect an API that retains what each request allocated, or that is far too slow.
 */
const [SLOWEST, MAX_GROWTH] = HEAVY ? [1.01, 0.05] : [4, 0.5];

/** What the operating system counts for a process. */
interface Sample {
  /** Resident megabytes: retained memory plus garbage not collected yet, which can only overstate it. */
  readonly memory: number;
  readonly descriptors: number;
}

(existsSync('/proc/self/fd') ? describe : describe.skip)('an API under a steady load', () => {
  describeOn(SERVER, 'for reads and for moving coins', () => {
    let product: RemoteProduct;
    beforeAll(
      async () => (product = await RemoteProduct.start({ settings: { SCHEDULER: 'true' }, connections: 32 })),
      120_000,
    );
    afterAll(() => product.stop());

    it(
      `R14 answers ${PER_SECOND} requests a second for ${SECONDS} s; memory and descriptors stay constant`,
      async () => {
        const { testEnv } = product;
        const [process] = product.processes;
        const load = await SteadyLoad.join(testEnv, 32);
        const samples: Sample[] = [];
        const looking = setInterval(() => samples.push(sample(process.pid)), POLL_INTERVAL_MS);
        const begin = Date.now();
        await load.run(PER_SECOND, SECONDS).finally(() => clearInterval(looking));
        const took = (Date.now() - begin) / 1000;

        const first = windowOf(samples, WARM_UP);
        const last = windowOf(samples, 1 - WINDOW);
        const growth = last.memory / first.memory - 1;
        console.warn(
          `R14 ${load.sent} requests in ${took.toFixed(1)} s, ${load.late} late, ${load.refused.length} refused; ` +
            `resident memory (median) ${first.memory.toFixed(1)} -> ${last.memory.toFixed(1)} MB (${(100 * growth).toFixed(1)} %), ` +
            `descriptors (median) ${first.descriptors} -> ${last.descriptors}`,
        );
        expect(load.refused).toEqual([]);
        expect(load.sent).toBe(PER_SECOND * SECONDS);
        expect(await auditLedger(testEnv.sql)).toBe(0);
        expect(last.descriptors).toBeLessThanOrEqual(first.mostDescriptors);
        expect(took).toBeLessThan(SLOWEST * SECONDS);
        expect(growth).toBeLessThan(MAX_GROWTH);
      },
      (SECONDS + 240) * 1000,
    );
  });
});

function sample(pid: number): Sample {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { memory: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** The tenth of all samples that starts at a share of them. */
function windowOf(samples: readonly Sample[], from: number) {
  const within = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * (from + WINDOW)));
  const descriptors = within.map((each) => each.descriptors);
  return {
    memory: medianOf(within.map(({ memory }) => memory)),
    descriptors: medianOf(descriptors),
    mostDescriptors: Math.max(...descriptors),
  };
}

function medianOf(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
