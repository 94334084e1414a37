/// <reference types="@rspack/core/module" />
import { type ComponentType } from 'react';

/** What the gallery shows under one name: a whole page, or a component in one of the two systems or in both. */
export interface Piece {
  readonly name: string;
  readonly Page?: ComponentType;
  readonly Light?: ComponentType;
  readonly Desk?: ComponentType;
}

// The bundler evaluates these calls statically: their options have to be literals.
const found = [
  ['Page', import.meta.webpackContext('./pages', { recursive: true, regExp: /\.examples\.tsx$/ })],
  ['Light', import.meta.webpackContext('../src', { recursive: true, regExp: /\.examples\.tsx$/ })],
  ['Light', import.meta.webpackContext('../../page-kit/src', { recursive: true, regExp: /\.examples\.tsx$/ })],
  ['Desk', import.meta.webpackContext('../../ui-desk/src', { recursive: true, regExp: /\.examples\.tsx$/ })],
] as const;

const nameOf = (path: string) => path.replace(/^.*\/|\.examples\.tsx$/g, '');

function collect(): readonly Piece[] {
  const byName = new Map<string, Piece>();
  for (const [kind, files] of found) {
    for (const path of files.keys()) {
      const name = nameOf(path);
      const { default: Examples } = files(path) as { default: ComponentType };
      byName.set(name, { ...byName.get(name), name, [kind]: Examples });
    }
  }
  return [...byName.values()];
}

/** Every file of examples there is, pages first; those of one name in both systems are one piece. */
export const pieces = collect();
