// Words of the page for programmers, around the description of the API.
export const developers = {
  title: 'Developers',
  intro: 'Everything these pages do, a program can do too: this is what the server answers, told by the server itself.',
  /** Code stands between backticks. */
  tokens:
    'A program shows the key of its owner with every request, as `Authorization: Bearer …`; it then sits and plays in that name.',
  tokensLink: 'Keys are made on the account page',
  live: 'News from the tables comes over a WebSocket at `/api/live`, with the same key: send `{ "type": "watch", "table": "…", "after": 0 }`, and every entry after that one arrives in order.',
  refusals: 'Every no has a status from 400 up and the same shape, with a code for programs and a text for people.',
  refusal: 'The shape of a no',
  raw: 'The same as OpenAPI 3.1',
  loading: 'Asking the server what it answers…',
  none: 'The server describes no requests',
  contents: 'Requests',
  parameters: 'Parameters',
  /** Place of a parameter. */
  places: { path: 'in the path', query: 'in the query' },
  body: 'Body',
  answer: 'Answer',
  noContent: 'nothing',
  optional: 'optional',
};
