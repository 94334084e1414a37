import { Module } from '@nestjs/common';
import { AgreementPagesQuery } from './adapters/out/agreement-pages.query';
import { SqlAnswers } from './adapters/out/sql-answers';
import { AnswerStore } from './application/answer-store';

@Module({
  providers: [{ provide: AnswerStore, useClass: SqlAnswers }, AgreementPagesQuery],
  exports: [AnswerStore, AgreementPagesQuery],
})
export class AgreementModule {}
