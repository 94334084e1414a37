import { usePostTaskMutation } from '@kaaj/api-client';
import { Button, ButtonLink, Card, PageHeading, Row, Stack } from '@kaaj/ui';
import { Form } from '@kaaj/ui-desk/forms';
import { DraftOffer, useSend, useToday } from '@kaaj/page-kit';
import { toast, useNavigate, useSession } from '@kaaj/web-kit';
import { useMemo, useState } from 'react';
import { useMessages } from '../../messages';
import { CostCard } from './cost-card';
import { TaskPreview } from './task-preview';
import { TemplatesButton } from './templates-button';
import { bodyOf, costOf, EMPTY_TASK, type FieldName, wholeNumberOf } from '../../shared/task-draft';
import { AudienceFields, audienceOf } from '../../shared/audience-fields';
import { FormBuilder } from '../../shared/form-builder';
import { type FormErrors } from '../../shared/form-draft';
import { LinkFields, linkOf } from '../../shared/link-fields';
import { LinkSecret } from '../../shared/link-secret';
import { TaskSettingFields, TaskTextFields } from '../../shared/task-fields';
import { termsOf } from '../../shared/task-terms';
import { useAnswerForm } from '../../shared/use-answer-form';
import { useTaskDrafts } from '../../shared/use-replace-draft';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { useTaskErrors } from '../../shared/use-task-errors';
import styles from './post-task.module.css';

export default function PostTaskPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const today = useToday();
  const { user } = useSession();
  const drafts = useTaskDrafts();
  const { draft, questions, link, audience } = drafts;
  const [secret, setSecret] = useState<string>();
  const answerForm = useAnswerForm(questions.value ?? []);
  const [uploading, setUploading] = useState(false);
  const [postTask] = usePostTaskMutation();
  const task = { ...EMPTY_TASK, ...draft.value };
  const { send, fieldErrors: ofPosting, button } = useSend();
  const [ofTemplate, setOfTemplate] = useState<FormErrors>({});
  const fieldErrors = useMemo(() => ({ ...ofTemplate, ...ofPosting }), [ofTemplate, ofPosting]);
  useFocusInvalid(answerForm.errors, fieldErrors);
  const check = useTaskErrors(today);
  const put = (name: FieldName, value: string) => draft.change((kept) => ({ ...EMPTY_TASK, ...kept, [name]: value }));

  const sendToShop = () => {
    toast.error(t('task.notEnough'));
    void navigate('/dashboard/purchaseCoin');
    return true;
  };

  const post = () => {
    setOfTemplate({});
    const form = link.value ? null : answerForm.read();
    if (uploading || form === undefined) return undefined;
    if (costOf(task) > (user?.availableCoin ?? 0)) return sendToShop();
    const asked = link.value ? { link: linkOf(link.value) } : { ...(form && { form }) };
    return send(
      () => postTask({ postTaskBody: { ...bodyOf(task), ...asked, ...audienceOf(audience.value) } }).unwrap(),
      {
        success: t('task.success'),
        onSuccess: ({ data: { linkSecret } }) => {
          draft.clear();
          questions.clear();
          link.clear();
          audience.clear();
          // The server returns the secret only once: the page stays until the buyer has copied it.
          if (linkSecret !== undefined) return setSecret(linkSecret);
          void navigate('/dashboard/myTasks');
        },
        onError: (error) => {
          if (error.code === 'wallet/not-enough-coins') return sendToShop();
          answerForm.refuse(error);
          return false;
        },
      },
    );
  };

  if (secret !== undefined) return <LinkSecret secret={secret} next="/dashboard/myTasks" />;
  return (
    <Stack gap={6} className={styles.page}>
      <PageHeading
        title={t('task.add')}
        lead={t('task.addLead')}
        actions={
          <Row gap={2}>
            <TemplatesButton
              drafts={drafts}
              task={task}
              readForm={answerForm.read}
              link={link.value}
              onLinkErrors={setOfTemplate}
            />
            <ButtonLink href="/dashboard/addBatch" variant="secondary">
              {t('batch.many')}
            </ButtonLink>
          </Row>
        }
      />
      <Form className={styles.form} values={task} check={check} refused={fieldErrors} onChange={put} onFinish={post}>
        <Card padding="large">
          <Stack gap={4}>
            <DraftOffer drafts={Object.values(drafts)} />
            <TaskTextFields />
            <TaskSettingFields
              task={task}
              today={today}
              onUploading={setUploading}
              optionsHint={t('task.moreHint')}
              used={(questions.value ?? []).length > 0 || Boolean(link.value ?? audience.value)}
            >
              {!link.value && (
                <FormBuilder
                  questions={questions.value ?? []}
                  errors={answerForm.errors}
                  onChange={(next) => {
                    answerForm.clear();
                    questions.save(next);
                  }}
                />
              )}
              {(questions.value ?? []).length === 0 && (
                <LinkFields
                  link={link.value}
                  errors={fieldErrors}
                  onChange={(next) => (next ? link.save(next) : link.clear())}
                />
              )}
              <AudienceFields audience={audience.value} errors={fieldErrors} onChange={(next) => audience.save(next)} />
            </TaskSettingFields>
            {draft.value && <p className="k-field__hint">{t('task.draftKept')}</p>}
          </Stack>
        </Card>
        <div className={styles.side}>
          <TaskPreview draft={task} />
          <CostCard
            workers={wholeNumberOf(task.requiredWorkers)}
            each={wholeNumberOf(task.payableAmount)}
            available={user?.availableCoin ?? 0}
            days={termsOf(task).reviewDays}
          >
            <Button type="submit" block {...button} disabled={button.disabled || uploading}>
              {t('task.button')}
            </Button>
          </CostCard>
        </div>
      </Form>
    </Stack>
  );
}
