import { type ApiError, usePostBatchMutation, usePreviewBatchMutation } from '@kaaj/api-client';
import { type BatchPreview, type FieldProblem } from '@kaaj/contract';
import { useSend } from '@kaaj/page-kit';
import { type Question } from '@kaaj/web-kit';
import { useRef, useState } from 'react';
import { type batchBodyOf } from './batch-form';

type Body = ReturnType<typeof batchBodyOf>;
type OnError = (error: ApiError) => void;

/** Requests the preview of a batch, and posts it. Errors of lines are `faults`, other errors are passed on. */
export function useBatchRequests() {
  const [look] = usePreviewBatchMutation();
  const [post] = usePostBatchMutation();
  const previewing = useSend();
  const posting = useSend();
  const [preview, setPreview] = useState<BatchPreview>();
  const [faults, setFaults] = useState<readonly FieldProblem[]>([]);

  /** Counts the changes of the input: an answer to an earlier one is discarded. */
  const revision = useRef(0);

  /** The preview is outdated. */
  const forget = () => {
    revision.current += 1;
    setPreview(undefined);
    setFaults([]);
    previewing.clear();
    posting.clear();
  };
  const refused = (onError: OnError) => (error: ApiError) => {
    setPreview(undefined);
    const isFaulty = error.code === 'batch/faulty-rows';
    if (isFaulty) setFaults(error.errors);
    else onError(error);
    return isFaulty;
  };
  return {
    ...{ preview, faults, forget, previewing, posting },
    loadPreview: (postBatchBody: Body, onError: OnError, confirm?: Question) => {
      forget();
      const asked = revision.current;
      const isOutdated = () => asked !== revision.current;
      return previewing.send(() => look({ postBatchBody }).unwrap(), {
        ...(confirm && { confirm }),
        onSuccess: ({ data }) => isOutdated() || setPreview(data),
        onError: (error) => isOutdated() || refused(onError)(error),
      });
    },
    post: (postBatchBody: Body, onError: OnError, onPosted: (linkSecret: string | undefined) => void) =>
      posting.send(() => post({ postBatchBody }).unwrap(), {
        onSuccess: ({ data: { linkSecret } }) => onPosted(linkSecret),
        onError: refused(onError),
      }),
  };
}
