import { type FieldError } from '@kaaj/contract';
import { Banner, useFormat } from '@kaaj/ui';
import { fieldText } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** What is wrong with which lines of a file; nothing was posted. */
export function BatchFaults({ faults }: { readonly faults: readonly FieldError[] }) {
  const t = useMessages();
  const format = useFormat();
  if (faults.length === 0) return null;
  return (
    <Banner kind="error" title={t('batch.faults')}>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>
            {t('batch.fault', {
              line: format.number(fault.line ?? 1),
              field: fault.field === 'rows' ? t('batch.wholeLine') : fault.field,
              text: fieldText(fault),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
