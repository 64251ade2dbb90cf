import { lang } from './api.js';

const WORDS = {
  'new': ['A new table', 'Un nuovo tavolo', 'Новый стол'],
  'game': ['Game', 'Gioco', 'Игра'],
  'seats': ['Seats', 'Posti', 'Места'],
  'others': ['The others', 'Gli altri', 'Остальные'],
  'friends': ['friends, by a link', 'amici, con un link', 'друзья по ссылке'],
  'play': ['Play', 'Gioca', 'Играть'],
  'mine': ['Your tables', 'I tuoi tavoli', 'Ваши столы'],
  'all': ['All tables', 'Tutti i tavoli', 'Все столы'],
  'none': ['None yet.', 'Ancora nessuno.', 'Пока нет.'],
  'open': ['waiting for people', 'in attesa di persone', 'ждёт людей'],
  'playing': ['being played', 'in corso', 'идёт партия'],
  'over': ['over', 'finita', 'окончена'],
  'closed': ['closed', 'chiuso', 'закрыт'],
  'join': ['Sit down', 'Siediti', 'Сесть'],
  'start': ['Begin', 'Comincia', 'Начать'],
  'invite': ['Copy an invite link', 'Copia un link di invito', 'Скопировать ссылку-приглашение'],
  'copied': ['The link is copied: send it to a friend.', 'Link copiato: mandalo a un amico.', 'Ссылка скопирована: отправьте её другу.'],
  'free': ['free', 'libero', 'свободно'],
  'your-turn': ['Your turn', 'Tocca a te', 'Ваш ход'],
  'wait': ['{name} decides.', 'Decide {name}.', 'Решает {name}.'],
  'type': ['Type an action, or a part of one', 'Scrivi un’azione, o una parte', 'Введите действие или его часть'],
  'undo': ['Take back', 'Ritira', 'Взять назад'],
  'redo': ['Redo', 'Rifai', 'Повторить'],
  'ask-undo': ['Ask to take back', 'Chiedi di ritirare', 'Попросить взять назад'],
  'asks': ['{name} asks to take back.', '{name} chiede di ritirare.', '{name} просит взять ход назад.'],
  'agree': ['Agree', 'Acconsento', 'Согласиться'],
  'refuse': ['Refuse', 'Rifiuto', 'Отказать'],
  'hint': ['Hint', 'Consiglio', 'Подсказка'],
  'bot': ['Let a bot play', 'Fai giocare un bot', 'Пусть играет бот'],
  'back': ['Take my seat back', 'Riprendo il posto', 'Вернуться на место'],
  'fork': ['Practice from here', 'Esercitati da qui', 'Тренироваться отсюда'],
  'save': ['Save file', 'File di salvataggio', 'Файл партии'],
  'log': ['What happened', 'Che cosa è successo', 'Что произошло'],
  'chat': ['Chat', 'Chat', 'Чат'],
  'say': ['Say something', 'Di’ qualcosa', 'Скажите что-нибудь'],
  'lost': ['The connection is lost; trying again.', 'Connessione persa; riprovo.', 'Связь потеряна; пробуем снова.'],
  'claim': [
    'Become the guest whom this link is of? Who you are in this browser now is forgotten, with your seats.',
    'Diventare l’ospite di cui è questo link? Chi sei ora in questo browser viene dimenticato, con i tuoi posti.',
    'Стать гостем, которому принадлежит эта ссылка? Кто вы сейчас в этом браузере, будет забыто вместе с вашими местами.',
  ],
  'name': ['Your name', 'Il tuo nome', 'Ваше имя'],
  'seat': ['Seat {n}', 'Posto {n}', 'Место {n}'],
  'random': ['random', 'casuale', 'случайный'],
  'novice': ['novice', 'principiante', 'новичок'],
  'adept': ['adept', 'esperto', 'знаток'],
  'master': ['master', 'maestro', 'мастер'],
  'winner': ['{name} wins.', 'Vince {name}.', 'Побеждает {name}.'],
  'scores': ['Scores: {scores}', 'Punteggi: {scores}', 'Очки: {scores}'],
};
const place = ['en', 'it', 'ru'].indexOf(lang);
export function say(id, args = {}) {
  const found = WORDS[id];
  if (!found) return id;
  return found[place].replace(/{(\w+)}/g, (_, name) => args[name]);
}
