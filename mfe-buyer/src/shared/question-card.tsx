import { ANSWER_KINDS, type AnswerKind, LENGTHS } from '@kaaj/contract';
import { Button, Card, Row, SelectField, Stack, SwitchField, TextField } from '@kaaj/ui';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '@kaaj/ui/icons';
import { useMessages } from '../messages';
import styles from './form-builder.module.css';
import { type QuestionDraft } from './form-draft';
import { KindSettings } from './kind-settings';

interface QuestionCardProps {
  readonly question: QuestionDraft;
  readonly number: number;
  readonly last: boolean;
  readonly errorOf: (part: string) => string | undefined;
  readonly onChange: (changes: Partial<QuestionDraft>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One question of an answer form: its text, its kind, and whether it is required. */
export function QuestionCard({ question, number, last, errorOf, onChange, onMove, onRemove }: QuestionCardProps) {
  const t = useMessages();
  const name = t('form.question', { number });
  return (
    <Card as="section" className={styles.question} aria-label={name}>
      <Stack gap={3}>
        <div className={styles.title}>
          <strong>{name}</strong>
          <Row gap={1}>
            <Button
              variant="ghost"
              size="small"
              icon={<ChevronUpIcon />}
              disabled={number === 1}
              aria-label={t('form.up', { number })}
              onClick={() => onMove(-1)}
            />
            <Button
              variant="ghost"
              size="small"
              icon={<ChevronDownIcon />}
              disabled={last}
              aria-label={t('form.down', { number })}
              onClick={() => onMove(1)}
            />
            <Button
              variant="ghost"
              size="small"
              icon={<TrashIcon />}
              aria-label={t('form.remove', { number })}
              onClick={onRemove}
            />
          </Row>
        </div>
        <TextField
          name="question"
          label={t('form.label')}
          required
          maxLength={LENGTHS.answerLabel}
          value={question.label}
          error={errorOf('label')}
          onChange={({ target }) => onChange({ label: target.value })}
        />
        <SelectField
          label={t('form.kind')}
          options={ANSWER_KINDS.map((kind) => ({ value: kind, label: t(`form.kind.${kind}`) }))}
          value={question.kind}
          onChange={({ target }) => onChange({ kind: target.value as AnswerKind })}
        />
        <KindSettings question={question} errorOf={errorOf} onChange={onChange} />
        <SwitchField
          label={t('form.required')}
          checked={question.required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
      </Stack>
    </Card>
  );
}
