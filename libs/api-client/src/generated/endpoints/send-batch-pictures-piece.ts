import { defineEndpoint } from '../../define-endpoint';
import { type SendBatchPicturesPieceApiResponse, type SendBatchPicturesPieceApiArg } from '../types';

export const sendBatchPicturesPiece = defineEndpoint('sendBatchPicturesPiece', 'ff2d74', (build) => build.mutation<SendBatchPicturesPieceApiResponse, SendBatchPicturesPieceApiArg>({
      query: (queryArg) => ({
        url: `/task/batch/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.body,
        headers: {
          'Upload-Offset': queryArg['Upload-Offset'],
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useSendBatchPicturesPieceMutation = sendBatchPicturesPiece.useMutation;
