/** How the hosted page looks. */
export const SANDBOX_STYLE = `
* {
  box-sizing: border-box;
}
body {
  font:
    16px/1.6 'Inter Variable',
    Inter,
    system-ui,
    sans-serif;
  color: #18181b;
  background: #f4f5f7;
  margin: 0;
  padding: 24px 16px;
  min-height: 100vh;
  display: grid;
  place-items: center;
}
main {
  width: 100%;
  max-width: 400px;
  padding: 28px 24px;
  background: #fff;
  border: 1px solid #e4e4e8;
  border-radius: 16px;
  box-shadow: 0 8px 32px rgb(24 24 27 / 8%);
}
h1 {
  margin: 0 0 12px;
  font-size: 18px;
  font-weight: 600;
}
.notice {
  margin: 0 0 24px;
  padding: 8px 12px;
  font-size: 14px;
  color: #713f12;
  background: #fef9c3;
  border-radius: 8px;
}
.amount {
  margin: 0 0 16px;
  font-size: 30px;
  line-height: 1.2;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}
dl {
  margin: 0 0 24px;
  padding-top: 12px;
  border-top: 1px solid #e4e4e8;
  font-size: 14px;
}
dl div {
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 4px 0;
}
dt {
  color: #5b5b66;
}
dd {
  margin: 0;
  text-align: right;
  font-variant-numeric: tabular-nums;
}
.number {
  font-weight: 600;
  letter-spacing: 0.04em;
}
form {
  display: grid;
  gap: 8px;
}
button,
.back {
  min-height: 44px;
  padding: 8px 16px;
  font: inherit;
  font-size: 15px;
  color: inherit;
  border-radius: 12px;
  cursor: pointer;
}
button {
  background: #fff;
  border: 1px solid #d4d4d8;
}
button:hover {
  background: #f4f4f5;
}
.primary {
  color: #fff;
  font-weight: 600;
  background: #155dfc;
  border-color: #155dfc;
}
.primary:hover {
  background: #1447e6;
}
.back {
  display: grid;
  place-items: center;
  margin-top: 8px;
  color: #1447e6;
  text-decoration: none;
}
.back:hover {
  text-decoration: underline;
}
.state {
  margin: 0 0 8px;
  padding: 12px 16px;
  background: #f4f4f5;
  border-radius: 12px;
}
:focus-visible {
  outline: 2px solid #155dfc;
  outline-offset: 2px;
}
`;
