import { mockIntersectionObserver } from '@kaaj/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCountUp } from './use-count-up';

const seen = mockIntersectionObserver();
const { matchMedia } = window;

function Figure() {
  const place = useRef<HTMLDivElement>(null);
  const { share, counting, paused, setPaused } = useCountUp(place, 3000);
  return (
    <div ref={place}>
      <output>{Math.round(share * 100)}</output>
      <button type="button" onClick={() => setPaused(!paused)}>
        {counting ? 'counting' : 'still'}
      </button>
    </div>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = matchMedia;
});

it('shows the final figure until it comes into view, then counts up in 3 s', () => {
  render(<Figure />);
  expect(shown()).toBe(100);
  seen(false);
  pass(5000);
  expect(shown()).toBe(100);
  seen(true);
  expect(shown()).toBe(0);
  pass(1000);
  expect(shown()).toBeGreaterThan(0);
  expect(shown()).toBeLessThan(100);
  expect(screen.getByRole('button')).toHaveTextContent('counting');
  pass(2100);
  expect(shown()).toBe(100);
  expect(screen.getByRole('button')).toHaveTextContent('still');
});

it('stops while it is paused, and resumes from the same number', () => {
  render(<Figure />);
  seen(true);
  pass(500);
  act(() => screen.getByRole('button').click());
  const rested = shown();
  pass(5000);
  expect(shown()).toBe(rested);
  act(() => screen.getByRole('button').click());
  pass(1000);
  expect(shown()).toBeGreaterThan(rested);
  expect(shown()).toBeLessThan(100);
});

it('never counts with prefers-reduced-motion', () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduce') });
  render(<Figure />);
  seen(false);
  expect(shown()).toBe(100);
  seen(true);
  pass(5000);
  expect(shown()).toBe(100);
});
