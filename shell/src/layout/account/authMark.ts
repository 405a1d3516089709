/**
 * An inline script for the document's head. Before the first paint it marks `<html data-auth="member">` when storage
 * holds a member's token that has not expired, so that the header's style sheet shows the right ways at once: the
 * page itself never depends on the shopper. It decides as `readToken` does; a damaged token is none.
 */
export const authMark = `try{let t=localStorage.getItem("token"),c=t.length<8193&&JSON.parse(atob(t.split(".")[1].replaceAll("-","+").replaceAll("_","/")));typeof c.id=="string"&&typeof c.exp=="number"&&c.exp*1e3>Date.now()&&!c.guest&&(document.documentElement.dataset.auth="member")}catch{}`;
