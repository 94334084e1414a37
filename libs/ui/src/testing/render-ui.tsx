import { render, type RenderResult } from '@testing-library/react';
import { type ReactNode } from 'react';
import { UiSettingsProvider, type Language } from '..';
import { texts } from './texts';

export { mockAllVisible, mockIntersectionObserver } from './on-screen';

/** Renders below the settings that every component needs. */
export function renderUi(children: ReactNode, language: Language = 'en'): RenderResult {
  return render(children, {
    wrapper: ({ children: inner }) => (
      <UiSettingsProvider language={language} theme="light" texts={texts}>
        {inner}
      </UiSettingsProvider>
    ),
  });
}

/** Makes the media queries that contain one of these words match; returns what undoes it. */
export function matchMediaQueries(...words: readonly string[]): () => void {
  const before = window.matchMedia;
  window.matchMedia = (query) => ({ ...before(query), matches: words.some((word) => query.includes(word)) });
  return () => {
    window.matchMedia = before;
  };
}
