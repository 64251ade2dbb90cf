var e=`### What the page says of this game.
`;export{e as default};