// Playing at a table: moves, undos, proposals and chat.
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { Choices, ChoicesBody, Position } from '../../api/choices.ts';
import { Accepted, Entries, MoveBody, UndoAnswer, UndoBody } from '../../api/moves.ts';
import { AnswerBody, ChatBody, ChatLine, ChatLines, ProposalBody, Table } from '../../api/tables.ts';
import { answerProposal, makeProposal } from '../play/consents.ts';
import { readChoices, readPosition } from '../play/readChoices.ts';
import { readEntries } from '../play/readEntries.ts';
import type { Services } from '../play/services.ts';
import { submitMove } from '../play/submitMove.ts';
import { undoMoves } from '../play/undoMoves.ts';
import { readChat, say } from '../tables/chat.ts';
import { readTable } from '../tables/readTable.ts';
import { addressOf } from './limits.ts';
import { personOf, requesterOf } from './requester.ts';
import { After, no, TableParams as params } from './shapes.ts';

const ProposalParams = Type.Object({ ...params.properties, proposal: Type.String({ maxLength: 40 }) });

interface Given {
  readonly services: Services;
  /** Counts a line of this person's chat; throws after too many of late. */
  readonly maySpeak: (person: string) => void;
}

export const playRoutes: FastifyPluginAsyncTypebox<Given> = async (app, { services, maySpeak }) => {
  app.get('/:id/entries', { schema: { params, querystring: After, response: { 200: Entries, ...no } } }, (request) =>
    readEntries(services, request.params.id, requesterOf(request), request.query.after ?? 0),
  );

  app.get('/:id/position', { schema: { params, response: { 200: Position, ...no } } }, (request) =>
    readPosition(services, request.params.id, requesterOf(request)),
  );

  app.post(
    '/:id/choices',
    {
      config: { stranger: true, reads: true },
      schema: { params, body: ChoicesBody, response: { 200: Choices, ...no } },
    },
    (request) => {
      const reader = { requester: requesterOf(request), address: addressOf(request.ip) };
      return readChoices(services, request.params.id, reader, request.body);
    },
  );

  app.post('/:id/moves', { schema: { params, body: MoveBody, response: { 200: Accepted, ...no } } }, (request) =>
    submitMove(services, request.params.id, { person: personOf(request) }, request.body),
  );

  app.post('/:id/undo', { schema: { params, body: UndoBody, response: { 200: UndoAnswer, ...no } } }, (request) =>
    undoMoves(services, request.params.id, personOf(request), request.body),
  );

  app.post(
    '/:id/proposals',
    { schema: { params, body: ProposalBody, response: { 200: Table, ...no } } },
    async (request) => {
      const [{ id }, person] = [request.params, personOf(request)];
      const invite = await makeProposal(services, id, person, request.body);
      return readTable(services, id, person, invite);
    },
  );

  app.post(
    '/:id/proposals/:proposal',
    { schema: { params: ProposalParams, body: AnswerBody, response: { 200: Table, ...no } } },
    async (request) => {
      const [{ id, proposal }, person] = [request.params, personOf(request)];
      const invite = await answerProposal(services, id, person, proposal, request.body.agree);
      return readTable(services, id, person, invite);
    },
  );

  app.get(
    '/:id/chat',
    { schema: { params, querystring: After, response: { 200: ChatLines, ...no } } },
    async (request) => ({
      lines: await readChat(services, request.params.id, requesterOf(request), request.query.after ?? 0),
    }),
  );

  app.post('/:id/chat', { schema: { params, body: ChatBody, response: { 200: ChatLine, ...no } } }, (request) => {
    const person = personOf(request);
    maySpeak(person);
    return say(services, request.params.id, person, request.body.text);
  });
};
