const button = document.querySelector('button');
button.onclick = async () => {
  const payload = String(Number(button.textContent) + 1);
  button.textContent = await window.__TAURI_INTERNALS__.invoke('rpc', { payload });
};
