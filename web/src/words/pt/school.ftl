school-title = Aprenda jogando
school-lead = Lições curtas no tabuleiro de verdade: você faz as jogadas, e uma frase de cada vez explica o resto. Pare e volte quando quiser.
school-count =
    { $done ->
        [0] { $of } lições de um ou dois minutos
       *[other] { $done } de { $of } lições feitas
    }
school-is-done = feita
school-beat = Passo { $number } de { $of }
school-back = Voltar um passo
school-leave = Todas as lições
school-callout = A lição
school-next = Continuar
school-skip = Pular a lição
school-done = Lição concluída!
school-done-line = { $done } de { $of }
school-next-lesson = Próxima: { $title }
school-again = Mais uma vez
school-all = Todas as lições
school-match = Agora uma partida de verdade
school-teach = Me ensine enquanto eu jogo
school-tip-known = Entendi
school-tips-off = Sem mais conselhos
school-learn = Aprenda jogando
school-scenario = Uma cena no tabuleiro
refusal-later = Primeiro o que está aceso.
problem-no-lesson = Essa lição não existe.
