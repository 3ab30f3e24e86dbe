import type { MailLines } from '../mail.ts';

export const mail: MailLines = {
  newcomer: ({ number }) => `Giocatore ${number}`,
  signIn: {
    subject: () => 'Il tuo accesso a Binario',
    text: ({ link, minutes }) => `Apri questo collegamento per entrare in Binario:

${link}

Vale una volta sola, entro ${minutes} minuti.
Se non lo hai chiesto tu, lascialo stare: finché non viene aperto non succede nulla.
`,
  },
  confirm: {
    subject: () => 'È il tuo indirizzo?',
    text: ({
      name,
      link,
      minutes,
    }) => `Qualcuno di nome ${name} ha indicato questo indirizzo per il suo account su Binario.
Se sei tu, apri questo collegamento:

${link}

Vale una volta sola, entro ${minutes} minuti.
Se non sei tu, lascialo stare: l’indirizzo non viene usato.
`,
  },
  yourMove: {
    subject: ({ game }) => `${game}: tocca a te`,
    text: ({ name, game, link }) => `${name}, al tavolo di ${game} si aspetta la tua decisione:

${link}

Queste e-mail si possono disattivare nelle impostazioni.
`,
  },
  notice: { title: ({ game }) => `${game}: tocca a te`, body: 'Al tavolo si aspetta la tua decisione.' },
};
