import { LENGTHS, type TaskLink } from '@kaaj/contract';
import { SectionHeading, SelectField, Stack, SwitchField, TextField } from '@kaaj/ui';
import { useMessages } from '../messages';
import styles from './form-builder.module.css';

/** A link as it is being filled in. */
export interface LinkDraft {
  readonly url: string;
  readonly check: (typeof CHECKS)[number];
  /** Of a fixed one. */
  readonly code: string;
}

const CHECKS = ['signed', 'any', 'fixed'] as const;

export const NO_LINK: LinkDraft = { url: '', check: 'signed', code: '' };

export const linkOf = ({ url, check, code }: LinkDraft): TaskLink => ({
  url: url.trim(),
  code: check === 'fixed' ? code.trim() : check,
});

/** A link in editing; `code` is its kind of completion code. */
export function linkDraftOf({ url, code = 'any' }: TaskLink): LinkDraft {
  return code === 'signed' || code === 'any' ? { url, check: code, code: '' } : { url, check: 'fixed', code };
}

interface LinkFieldsProps {
  /** Undefined where the work is done here. */
  readonly link: LinkDraft | undefined;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** In addition to the hint of the address. */
  readonly hint?: string;
  readonly onChange: (link: LinkDraft | undefined) => void;
}

/** The external page where the work is done, and how it is proven. */
export function LinkFields({ link, errors, hint, onChange }: LinkFieldsProps) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <div className={styles.heading}>
        <SectionHeading id="work-elsewhere" size="small" title={t('link.title')} />
      </div>
      <SwitchField
        label={t('link.elsewhere')}
        checked={link !== undefined}
        onChange={(event) => onChange(event.target.checked ? NO_LINK : undefined)}
      />
      {link && (
        <>
          <TextField
            name="link.url"
            label={t('link.url')}
            hint={hint === undefined ? t('link.urlHint') : `${t('link.urlHint')} ${hint}`}
            error={errors['link.url']}
            type={hint === undefined ? 'url' : 'text'}
            inputMode="url"
            maxLength={LENGTHS.linkUrl}
            required
            value={link.url}
            onChange={({ target }) => onChange({ ...link, url: target.value })}
          />
          <SelectField
            label={t('link.check')}
            value={link.check}
            options={CHECKS.map((value) => ({ value, label: t(`link.${value}`) }))}
            onChange={({ target }) => onChange({ ...link, check: target.value as LinkDraft['check'] })}
          />
          {link.check === 'fixed' && (
            <TextField
              label={t('link.code')}
              error={errors['link.code']}
              maxLength={LENGTHS.completionCode}
              required
              value={link.code}
              onChange={({ target }) => onChange({ ...link, code: target.value })}
            />
          )}
        </>
      )}
    </Stack>
  );
}
