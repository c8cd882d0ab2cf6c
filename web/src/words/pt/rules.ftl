rules-contents = Conteúdo
