// A complete bot: plays any legal move at every table that waits for its owner.
//   BINARIO_URL=https://binario.example BINARIO_TOKEN=binario_… node bot.mjs
// The token comes from the account page. A seat's choices are a tree: one field after the other, until none is open.
const { BINARIO_URL: url = 'http://localhost:8018', BINARIO_TOKEN: token } = process.env;
const PAUSE = 1000;

async function ask(path, body) {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.text);
  return told;
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** One value for the field that is open; null ends a list. */
function decide({ open, suggestion }) {
  if (open.kind === 'oneOf') return any(open.values);
  if (open.kind === 'int') return open.min;
  if (open.kind === 'path') return any(open.paths).track;
  if (open.kind === 'routes') return suggestion.runs;
  return any(open.mayStop ? [...open.values, null] : open.values);
}

async function move(table, seat) {
  const { seq, choices } = await ask(`/tables/${table}/choices`, { seat });
  let choice = any(choices);
  const values = [];
  while (choice.open) {
    if (choice.open.kind === 'routes' && !choice.suggestion) {
      const asked = { seat, type: choice.type, values, suggest: true };
      [choice] = (await ask(`/tables/${table}/choices`, asked)).choices;
    }
    values.push(decide(choice));
    [choice] = (await ask(`/tables/${table}/choices`, { seat, type: choice.type, values })).choices;
  }
  // the key makes a repeated message harmless; `base` is the last entry the bot knew when it chose
  await ask(`/tables/${table}/moves`, { key: crypto.randomUUID(), base: seq, seat, action: choice.chosen });
}

for (;;) {
  const { tables } = await ask('/tables?list=mine');
  const due = tables.filter(
    ({ status, waiting, yours }) => status === 'playing' && waiting.some((s) => yours.includes(s)),
  );
  for (const { id, waiting, yours } of due)
    await move(
      id,
      waiting.find((seat) => yours.includes(seat)),
    ).catch((error) => console.error(`${id}: ${error.message}`));
  if (due.length === 0) await new Promise((done) => setTimeout(done, PAUSE));
}
