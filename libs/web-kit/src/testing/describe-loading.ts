import { problem, type Stub, type StubCall } from '@kaaj/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never } from './answers';

interface Loaded {
  /** Renders the page with this answer to its query. */
  readonly open: (answer: Stub) => Promise<unknown>;
  readonly answer: object;
  /** Title of the error state. */
  readonly failed: string;
  /** Finds what only a page that has loaded shows. */
  readonly shown: () => Promise<HTMLElement>;
  /** What the page is called, on it whether it could be loaded or not. */
  readonly heading?: string;
}

/** The titles in the head, of which the browser's tab shows the first. */
const titles = () => [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent);
const ONE_TITLE = [expect.stringMatching(/. \| Kaaj$/)];

/** What every page does while it loads and when that fails. */
export function describeLoading({ open, answer, failed, shown, heading }: Loaded): void {
  describe('while it loads', () => {
    it('shows a skeleton', async () => {
      await open(never);
      expect(screen.getByRole('status')).toHaveTextContent('Loading');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(titles()).toEqual(ONE_TITLE);
    });

    it('shows the error, and loads again on retry', async () => {
      const tries: StubCall[] = [];
      await open((call: StubCall) => (tries.push(call) === 1 ? problem(503, 'server/unavailable') : answer));
      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
      expect(titles()).toEqual(ONE_TITLE);
      if (heading) expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await shown()).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(tries).toHaveLength(2);
      expect(titles()).toEqual(ONE_TITLE);
    });
  });
}
