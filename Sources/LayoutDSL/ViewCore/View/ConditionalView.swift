/// A view whose content is one of several views or no view.
protocol ConditionalView: StructuralView {}
