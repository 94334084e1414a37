import { useUiSettings } from '../src/settings/ui-settings';
import { words } from './words';

/** The words of the examples in the language that the gallery is shown in. */
export function useWords() {
  const t = words[useUiSettings().language];
  const { buyer, completionDate, payableAmount, requiredWorkers } = t;
  return { ...t, taskLabels: { buyer, completionDate, payableAmount, requiredWorkers } };
}
