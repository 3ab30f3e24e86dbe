// The log's lines of one turn of the loop are written together: each write keeps everybody waiting.

export interface LogLines {
  write(line: string): void;
}

export function logLines(out: NodeJS.WritableStream): LogLines {
  let lines = '';
  const flush = () => {
    const due = lines;
    lines = '';
    if (due !== '') out.write(due);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
