import { defineEndpoint } from '../../define-endpoint';
import { type SendProofPieceApiResponse, type SendProofPieceApiArg } from '../types';

export const sendProofPiece = defineEndpoint('sendProofPiece', '9a31ea', (build) => build.mutation<SendProofPieceApiResponse, SendProofPieceApiArg>({
      query: (queryArg) => ({
        url: `/image/proof/upload/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.body,
        headers: {
          'Upload-Offset': queryArg['Upload-Offset'],
          'Tus-Resumable': queryArg['Tus-Resumable'],
        },
      }) }));
export const useSendProofPieceMutation = sendProofPiece.useMutation;
