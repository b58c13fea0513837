import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/buttons.css";
import "./styles/cards.css";
import "./styles/fields.css";
import "./styles/people.css";
import "./styles/table.css";
import "./styles/reach.css";

mount(App, { target: document.getElementById("app")! });
