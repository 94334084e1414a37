import { Module } from '@nestjs/common';
import { LabelsQuery } from './adapters/out/labels.query';
import { SqlAnswers } from './adapters/out/sql-answers';
import { AnswerStore } from './application/answer-store';

@Module({
  providers: [{ provide: AnswerStore, useClass: SqlAnswers }, LabelsQuery],
  exports: [AnswerStore, LabelsQuery],
})
export class AgreementModule {}
