import { type Task } from '@kaaj/contract';

/** The title of a task in a list. A batch has a template, whose placeholders are written as an ellipsis. */
export const titleOf = ({ title, batch }: Pick<Task, 'title' | 'batch'>): string =>
  batch ? title.replaceAll(/\{\{[^{}]*\}\}/g, '…') : title;
