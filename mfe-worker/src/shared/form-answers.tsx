import { type AnswerForm, ownValue } from '@kaaj/contract';
import { AnswerFields, type AnswerErrors, type TypedAnswers } from '@kaaj/page-kit/answers';
import { useRef } from 'react';
import { ProofPictures } from './proof-pictures';

interface FormAnswersProps {
  readonly form: AnswerForm;
  readonly typed: TypedAnswers;
  readonly errors: AnswerErrors;
  readonly disabled: boolean;
  readonly onChange: (next: (kept: TypedAnswers) => TypedAnswers) => void;
  readonly onUploading: (uploading: boolean) => void;
}

/** The form of a task; pictures are uploaded as proof, as soon as they are picked. */
export function FormAnswers({ form, typed, errors, disabled, onChange, onUploading }: FormAnswersProps) {
  const busy = useRef(new Set<string>());
  const report = (name: string) => (uploading: boolean) => {
    if (uploading) busy.current.add(name);
    else busy.current.delete(name);
    onUploading(busy.current.size > 0);
  };
  const picturesIn = (kept: TypedAnswers, name: string) => (ownValue(kept, name) ?? []) as readonly string[];
  return (
    <AnswerFields
      form={form}
      typed={typed}
      errors={errors}
      disabled={disabled}
      onChange={(name, value) => onChange((kept) => ({ ...kept, [name]: value }))}
      pictures={({ name, label, min = 0, max }, error) => (
        <ProofPictures
          label={label}
          max={max}
          needed={min}
          addresses={picturesIn(typed, name)}
          error={error}
          disabled={disabled}
          onChange={(next) => onChange((kept) => ({ ...kept, [name]: next(picturesIn(kept, name)) }))}
          onUploading={report(name)}
        />
      )}
    />
  );
}
