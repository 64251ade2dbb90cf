var e=`### What the page says of this game.

measure-score = Score
measure-income = Income
`;export{e as default};