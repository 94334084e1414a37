import { Stack } from '@kaaj/ui';
import { DraftOffer } from '@kaaj/page-kit';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages';
import { AudienceFields } from '../../shared/audience-fields';
import { FormBuilder } from '../../shared/form-builder';
import { LinkFields } from '../../shared/link-fields';
import { TaskSettingFields, TaskTextFields } from '../../shared/task-fields';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { ColumnButtons } from './column-buttons';
import { useColumnInsertion } from './use-column-insertion';
import { type Batch } from './use-batch';

/** Step 2: the task that is made of each row; in a Form. */
export function TaskStep({ batch }: { readonly batch: Batch }) {
  const t = useMessages();
  const { file, values, input, answerForm, refused, forget, questions, link, audience, setUploading } = batch;
  const texts = useRef<HTMLDivElement>(null);
  const { remember, insert } = useColumnInsertion(texts);
  // The picture's upload ends with its field.
  useEffect(() => () => setUploading(false), [setUploading]);
  useFocusInvalid(answerForm.errors, refused);
  return (
    <Stack gap={4}>
      <DraftOffer drafts={batch.drafts} />
      <div ref={texts} onFocus={remember}>
        <Stack gap={4}>
          <ColumnButtons columns={file?.columns ?? []} onInsert={insert} />
          <TaskTextFields />
          {!input.link && (
            <FormBuilder
              questions={input.questions}
              errors={answerForm.errors}
              onChange={(next) => {
                forget();
                answerForm.clear();
                questions.save(next);
              }}
            />
          )}
          {input.questions.length === 0 && (
            <LinkFields
              link={input.link}
              errors={refused}
              hint={t('link.columnsHint')}
              onChange={(next) => {
                forget();
                if (next) link.save(next);
                else link.clear();
              }}
            />
          )}
        </Stack>
      </div>
      <TaskSettingFields
        workersHint={t(values.confidence === '' ? 'batch.overlapHint' : 'batch.overlapMostHint')}
        task={values}
        today={batch.today}
        ownPictures={values.pictureSource !== 'one'}
        onUploading={setUploading}
        optionsHint={t('batch.moreHint')}
        used={input.audience !== undefined}
      >
        <AudienceFields
          audience={input.audience}
          errors={refused}
          onChange={(next) => {
            forget();
            audience.save(next);
          }}
        />
      </TaskSettingFields>
    </Stack>
  );
}
