## O que o terminal diz

terminal-prompt = Sua jogada:
terminal-hint = Digite um número ou as palavras de uma jogada; “ajuda” lista os comandos.
terminal-yes = sim
terminal-no = não
terminal-interrupts = A qualquer momento:
terminal-no-number =
    { $most ->
        [one] Não há número { $number }; só há o 1.
       *[other] Não há número { $number }; escolha de 1 a { $most }.
    }
terminal-not-understood = Nenhuma jogada se chama “{ $typed }”. Digite um número ou “ajuda”.
terminal-reason = { $move }: { $reason }
terminal-allowed = Isso é permitido.
terminal-clause = { $clause }: { $text }
terminal-no-clause = Não há cláusula { $clause }.
terminal-hand-over = Agora é a vez de { $player }. Passe o lugar e tecle Enter.
terminal-nobody = Ninguém aqui se chama “{ $typed }”; há: { $people }.
terminal-step-in = O que você faz neste momento?
terminal-nothing = Nada
terminal-goodbye = Até logo.
terminal-over = Fim
terminal-rank = Lugar
terminal-player = Jogador
terminal-score = Pontos
terminal-tiebreak = Desempate { $number }
terminal-person = Jogador { $number }
terminal-bot = Robô { $number }
terminal-whose-beard = De quem é a barba mais longa?
terminal-which-game = Qual jogo?
terminal-no-such-line = Digite um número de 1 a { $most }.
terminal-saved = A partida está em { $path }.

## Comandos: a palavra e o que ela faz

command-help = ajuda
command-table = mesa
command-why = porque
command-rules = regras
command-back = voltar
command-as = como
command-quit = encerrar
help-help = { $command } – esta lista
help-table = { $command } – a mesa inteira, com o que nunca muda
help-why = { $command } JOGADA – por que uma jogada é recusada
help-rules = { $command } CLÁUSULA – uma cláusula das regras, como Q3.1
help-back = { $command } – todas as jogadas de novo
help-as = { $command } JOGADOR – deixar outra pessoa daqui intervir
help-quit = { $command } – parar de jogar
help-moves = Para jogar, digite o número da jogada, suas palavras ou uma parte que só ela tem.

## A prateleira

shelf-seats = { $least }–{ $most } jogadores
shelf-seats-exactly = { $seats } jogadores
shelf-minutes = { $least }–{ $most } minutos
shelf-example = exemplo

## Registros e posições

replay-setup = { $title }: { $players }
replay-open =
    { $moves ->
        [one] A partida não acabou: { $moves } jogada até agora.
       *[other] A partida não acabou: { $moves } jogadas até agora.
    }
position-stands = Esta posição é possível.
position-asked = Quem decide: { $players }.
position-over = O jogo acabou.
